/** Runs in the audio thread: hands the microphone's samples to the page as they come. */

/** What an audio thread has and a page has not. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, of: new () => AudioWorkletProcessor): void;

/** Samples in one message: 43 ms at 48 kHz. */
const CHUNK = 2048;

class SampleTap extends AudioWorkletProcessor {
  #chunk = new Float32Array(CHUNK);
  #filled = 0;
  #running = true;

  constructor() {
    super();
    this.port.addEventListener('message', () => {
      this.#running = false;
      this.#send();
      this.port.postMessage('end', []);
    });
    this.port.start();
  }

  process([input]: Float32Array[][]): boolean {
    const [samples] = input ?? [];
    if (samples) for (const sample of samples) this.#add(sample);
    return this.#running;
  }

  #add(sample: number) {
    this.#chunk[this.#filled++] = sample;
    if (this.#filled === CHUNK) this.#send();
  }

  #send() {
    if (this.#filled === 0) return;
    const samples = this.#chunk.slice(0, this.#filled);
    this.port.postMessage(samples, [samples.buffer]);
    this.#filled = 0;
  }
}

registerProcessor('sample-tap', SampleTap);
