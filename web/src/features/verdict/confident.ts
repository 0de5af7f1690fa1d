/** Below this we say that the figure is a rough one, and name no sounds that may have been said. */
export const CONFIDENT_FROM = 0.7;
