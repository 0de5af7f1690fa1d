/** By how much a number is changed, up and down. */
const SHARE = 0.1;

/** `const NAME = 0.5;` at the left margin: a name for a number. */
const NAMED = /^(?:export )?const ([A-Z][A-Z0-9_]*)(?:: number)? = (-?[\d_.]+(?:e-?\d+)?);/gm;

/**
 * Writes the numbers that have a name where they are used, so that they can be changed while the
 * code is loaded. The lines stay the same.
 */
export function withNumbersInPlace(/** @type {string} */ source) {
  let result = source;
  for (const [, name, value] of source.matchAll(NAMED)) {
    const uses = new RegExp(String.raw`(?<![\w.$])${name}(?![\w$])`, 'g');
    result = result.replaceAll(uses, (_, /** @type {number} */ at, /** @type {string} */ whole) =>
      whole.slice(0, at).endsWith('const ') || inComment(whole, at) ? String(name) : String(value),
    );
  }
  return result;
}

const inComment = (/** @type {string} */ text, /** @type {number} */ at) => {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return /^\s*(\*|\/\*|\/\/)/.test(line) || line.includes('//');
};

/** Nobody reads the declaration any more, unless another file does. */
const isWrittenInPlace = (/** @type {any} */ { parentPath }) => {
  const place = parentPath.isUnaryExpression() ? parentPath.parentPath : parentPath;
  return (
    place.isVariableDeclarator() &&
    /^[A-Z][A-Z0-9_]*$/.test(place.node.id.name) &&
    place.parentPath.parentPath.isProgram()
  );
};

/** Thresholds and weights; 0, 1 and 2 count and point rather than decide. */
export const numbers = {
  name: 'Number',
  *mutate(/** @type {any} */ path) {
    if (!path.isNumericLiteral()) return;
    const { value } = path.node;
    if ([0, 1, 2].includes(value) || isWrittenInPlace(path)) return;
    const step = Number.isInteger(value) ? Math.max(1, Math.round(value * SHARE)) : value * SHARE;
    for (const changed of [value - step, value + step]) {
      const copy = structuredClone(path.node);
      copy.value = Number(changed.toPrecision(6));
      copy.extra = undefined;
      yield copy;
    }
  },
};
