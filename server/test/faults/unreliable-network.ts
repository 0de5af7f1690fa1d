import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a local server that can silently stop forwarding. */
export async function unreliableNetwork(port: number) {
  const ends = new Set<Socket>();
  let isSilent = false;
  const listener = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (bytes) => void (isSilent || to.write(bytes)));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (listener.address() as AddressInfo).port,
    fallSilent: () => {
      isSilent = true;
    },
    /** For new connections; data lost on others stays lost. */
    carryAgain: () => {
      isSilent = false;
    },
    close: () => {
      for (const end of ends) end.destroy();
      listener.close();
    },
  };
}
