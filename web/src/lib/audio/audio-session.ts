type AudioSession = { type: 'auto' | 'playback' | 'play-and-record' };

/**
 * Where the browser has it (Safari), says what sound is for. Without it an iPhone plays through
 * the earpiece, or quietly, once the microphone was on.
 */
export function setAudioSession(type: AudioSession['type']): void {
  const { audioSession } = navigator as Navigator & { audioSession?: AudioSession };
  if (audioSession) audioSession.type = type;
}
