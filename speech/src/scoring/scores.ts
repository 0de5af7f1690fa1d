/** Phones on 0–2, words and the four aspects (accuracy, fluency, prosody, total) on 0–10. */
export type Scores = { phones: number[]; words: number[]; aspects: number[] };
