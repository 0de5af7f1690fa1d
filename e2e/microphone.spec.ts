import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

// The journeys speak through a fake microphone. These tests hold the microphone itself to account.

/** What the page hears for a moment: the strongest frequency and how loud it all is. */
function listen(page: Page) {
  return page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
    const audio = new AudioContext();
    await audio.resume();
    const analyser = new AnalyserNode(audio, { fftSize: 16_384, smoothingTimeConstant: 0 });
    audio.createMediaStreamSource(stream).connect(analyser);
    // By the clock of the sound: on a busy machine it falls behind that on the wall.
    while (audio.currentTime < 0.9) await new Promise((resolve) => setTimeout(resolve, 50));
    const wave = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(wave);
    const spectrum = new Float32Array(analyser.frequencyBinCount);
    analyser.getFloatFrequencyData(spectrum);
    for (const track of stream.getTracks()) track.stop();
    const strongest = spectrum.indexOf(Math.max(...spectrum));
    return {
      loudness: Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length),
      hertz: (strongest * audio.sampleRate) / analyser.fftSize,
    };
  });
}

test('a test that plays no recording is heard as silence', async ({ page }) => {
  await page.goto('/');
  expect((await listen(page)).loudness).toBeLessThan(0.001);
});

for (const hertz of [700, 1900]) {
  test.describe(`with a recording of ${hertz} Hz`, () => {
    test.use({ microphone: { tones: [{ hertz, seconds: 4 }] } });

    test(`the page hears ${hertz} Hz`, async ({ page }) => {
      await page.goto('/');
      const heard = await listen(page);
      expect(heard.loudness).toBeGreaterThan(0.2);
      expect(Math.abs(heard.hertz - hertz)).toBeLessThan(5);
    });
  });
}

test.describe('with the microphone refused', () => {
  test.use({ microphone: 'denied' });

  test('the page is told so', async ({ page }) => {
    await page.goto('/');
    const refusal = await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'allowed',
        (error: DOMException) => error.name,
      ),
    );
    expect(refusal).toBe('NotAllowedError');
  });
});
