import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';

export type SceneCard = Result<'GET /api/scenes'>[number];
export type SceneWithLines = Result<'GET /api/scenes/:slug'>;
export type PastRun = Result<'GET /api/scenes/:slug/runs'>[number];
export type Line = SceneWithLines['lines'][number];

/** The scenes, easiest first. */
export const useScenes = () => useQuery(read('/api/scenes'));

const scene = (slug: string) => read('/api/scenes/:slug', { params: { slug } });

export const useScene = (slug: string) => useQuery(scene(slug));

/** The last runs through a scene, newest first. */
export const useSceneRuns = (slug: string) =>
  useQuery(read('/api/scenes/:slug/runs', { params: { slug } }));

/** Reads the lines of a scene that somebody chooses. */
export function useReadLines() {
  const queryClient = useQueryClient();
  return async (slug: string): Promise<Line[]> => (await queryClient.fetchQuery(scene(slug))).lines;
}
