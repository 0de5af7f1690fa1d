type AudioSession = { type: 'auto' | 'playback' | 'play-and-record' };

/**
 * Tells the browser what audio is for, where it supports that (Safari). Otherwise an iPhone plays
 * through the earpiece, or quietly, after the microphone was on.
 */
export function setAudioSession(type: AudioSession['type']): void {
  const { audioSession } = navigator as Navigator & { audioSession?: AudioSession };
  if (audioSession) audioSession.type = type;
}
