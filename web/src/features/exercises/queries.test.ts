import { describe, expect, it } from 'vitest';
import { categoryFrom } from './queries.ts';

describe('categoryFrom', () => {
  it('reads the hash or the query', () => {
    expect(categoryFrom({ hash: '#intonation', search: '' })).toBe('intonation');
    expect(categoryFrom({ hash: '', search: '?category=accent-reduction' })).toBe(
      'accent-reduction',
    );
  });

  it('believes the hash before the query', () => {
    expect(categoryFrom({ hash: '#intonation', search: '?category=pronunciation' })).toBe(
      'intonation',
    );
  });

  it('falls back to pronunciation', () => {
    expect(categoryFrom({ hash: '', search: '' })).toBe('pronunciation');
    expect(categoryFrom({ hash: '#grammar', search: '?category=x' })).toBe('pronunciation');
  });
});
