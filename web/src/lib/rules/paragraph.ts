/** A short first sentence is the paragraph's heading. */
export function split(paragraph: string): { head: string; body: string } {
  const found = /^(.{1,24}?)[.。]\s*(.+)$/s.exec(paragraph);
  return found ? { head: found[1] ?? "", body: found[2] ?? "" } : { head: "", body: paragraph };
}
