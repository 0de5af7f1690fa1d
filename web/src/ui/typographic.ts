/** Phrases and titles as they are shown: their data have straight apostrophes. */
export const typographic = (text: string): string => text.replaceAll("'", '’');
