import { useQuery } from '@tanstack/react-query';
import type { Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';

export type SceneCard = Result<'GET /api/scenes'>[number];
export type SceneWithLines = Result<'GET /api/scenes/:slug'>;
export type Line = SceneWithLines['lines'][number];

/** The scenes, easiest first. */
export const useScenes = () => useQuery(read('/api/scenes'));

export const useScene = (slug: string) => useQuery(read('/api/scenes/:slug', { params: { slug } }));
