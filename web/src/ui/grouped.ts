/** A number as Americans write it: 15,439. */
export const grouped = (number: number) => number.toLocaleString('en-US');
