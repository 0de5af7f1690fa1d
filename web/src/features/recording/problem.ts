/** What stands in the way, said in words: what happened, and what to do. */
export type Problem = {
  kind:
    | 'denied'
    | 'no-microphone'
    | 'start'
    | 'lost'
    | 'unsupported'
    | 'analysis'
    | 'busy'
    | 'signed-out';
  title: string;
  text?: string;
  help?: string;
  /** Seconds after which sending the same take again makes sense. */
  retryAfter?: number;
  /** It says that the connection is gone, so nothing else need say that. */
  saysOffline?: boolean;
};

const START_FAILED = 'Failed to start recording. Please try again.';

const denied = {
  title: 'Microphone access denied.',
  text: 'Please enable microphone permissions.',
};

/** Why the microphone did not open, from the error the browser gave. */
export function microphoneProblem(error: unknown, userAgent: string): Problem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return { kind: 'denied', ...denied, help: permissionHelp(userAgent) };
    case 'NotFoundError':
      return {
        kind: 'no-microphone',
        title: 'No microphone was found.',
        help: 'Plug one in or connect a headset, then try again.',
      };
    case 'NotReadableError':
    case 'AbortError':
      return {
        kind: 'start',
        title: START_FAILED,
        help: 'Another app or tab may be using the microphone. Close it, then try again.',
      };
    default:
      return { kind: 'start', title: START_FAILED };
  }
}

/** Where this browser keeps the switch. */
export function permissionHelp(userAgent: string): string {
  const end = 'then come back. Nothing was recorded.';
  if (/iPhone|iPad/.test(userAgent)) {
    return `Tap the page menu next to the address, choose Website Settings, allow the microphone, ${end}`;
  }
  if (/Firefox/.test(userAgent)) {
    return `Click the crossed-out microphone next to the address and remove the block, ${end}`;
  }
  if (/Safari/.test(userAgent) && !/Chrom|Edg|Android/.test(userAgent)) {
    return `In Safari’s menu, choose Settings for This Website, set Microphone to Allow, ${end}`;
  }
  const press = /Android/.test(userAgent) ? 'Tap' : 'Click';
  return `${press} the icon to the left of the address, allow the microphone, ${end}`;
}

export const INSECURE: Problem = {
  kind: 'unsupported',
  title: 'Recording needs a secure connection.',
  help: 'Open this page with an address that starts with https.',
};

export const UNSUPPORTED: Problem = {
  kind: 'unsupported',
  title: 'This browser can’t record.',
  help: 'Any current version of Chrome, Safari, Firefox, or Edge can.',
};

export const LOST: Problem = {
  kind: 'lost',
  title: 'The microphone was disconnected.',
  help: 'Check the headset or cable, then record again.',
};

export const EMPTY: Problem = {
  kind: 'start',
  title: START_FAILED,
  help: 'The browser recorded nothing.',
};
