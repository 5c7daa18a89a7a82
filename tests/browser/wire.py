"""A line between browser and server that can be cut, or made deaf: real connections, really dropped."""

import contextlib
import socket
import threading


class Wire:
    def __init__(self, port: int) -> None:
        self.server_port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.deaf = False  # nothing more comes back from the server
        self.up = True
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if not self.up:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.server_port))
                threading.Thread(target=self._connect, args=(near, far), daemon=True).start()

    def _connect(self, near: socket.socket, far: socket.socket) -> None:
        self.ends += [near, far]
        back = threading.Thread(target=self._carry, args=(far, near, True), daemon=True)
        back.start()
        self._carry(near, far, False)
        back.join()
        near.close()
        far.close()

    def _carry(self, source: socket.socket, target: socket.socket, back: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not (back and self.deaf):
                    target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Drop every connection, and let none through until `mend`."""
        self.up = False
        ends, self.ends = self.ends, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.deaf, self.up = False, True

    def close(self) -> None:
        self.cut()
        self.listener.close()
