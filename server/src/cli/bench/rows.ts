export { printRows } from '../../../../scripts/bench/rows.mjs';
export type { Row } from '../../../../scripts/bench/rows.mjs';
