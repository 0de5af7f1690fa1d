/** Each engine words the failure of a dynamic import differently; none gives it a type. */
const MESSAGES = [
  /Failed to fetch dynamically imported module/i, // Chromium
  /error loading dynamically imported module/i, // Firefox
  /Importing a module script failed/i, // Safari
  /Unable to preload CSS/i, // Vite's loader
];

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((pattern) => pattern.test(error.message));
}
