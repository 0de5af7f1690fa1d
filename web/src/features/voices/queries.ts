import type { ScriptText } from '@saywell/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { call, type RequestFor, type Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';

export type Judged = Result<'POST /api/admin/voices/:name/clips'>;

export const keptVoices = read('/api/admin/voices');

/** After a change the learner’s list is another one, too. */
export function useRefreshVoices() {
  const queryClient = useQueryClient();
  return () => {
    for (const path of ['/api/admin/voices', '/api/tts-test']) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  };
}

export function useAddVoice(onAdded: (name: string) => void) {
  const refresh = useRefreshVoices();
  return useMutation({
    mutationFn: (body: RequestFor<'POST /api/admin/voices'>['body']) =>
      call('POST /api/admin/voices', { body }),
    onSuccess: ({ name }) => {
      refresh();
      onAdded(name);
    },
    onError: (error) =>
      toast({ title: errorText(error, 'The voice could not be added.'), tone: 'problem' }),
  });
}

export function useRemoveVoice(onDone: () => void) {
  const refresh = useRefreshVoices();
  return useMutation({
    mutationFn: (name: string) => call('DELETE /api/admin/voices/:name', { params: { name } }),
    onSuccess: ({ message }) => {
      toast({ title: message });
      refresh();
    },
    onError: (error) =>
      toast({ title: errorText(error, 'The voice could not be deleted.'), tone: 'problem' }),
    onSettled: onDone,
  });
}

/** What a voice says and does not say yet, as it was when the studio opened. */
export const useVoiceScript = (name: string) =>
  useQuery({ ...read('/api/admin/voices/:name', { params: { name } }), staleTime: Infinity });

export const whyNotLoaded = (error: Error | null) => errorText(error, 'Please try again later.');

/** Has a recording judged, and kept if that is asked for. */
export function sendClip(
  name: string,
  { text, manner }: Pick<ScriptText, 'text' | 'manner'>,
  { sound, keep, signal }: { sound: Blob; keep: boolean; signal?: AbortSignal },
): Promise<Judged> {
  // The name only tells people reading a request what it is; the server looks at the content.
  const audio = new File([sound], 'recording', { type: sound.type });
  return call('POST /api/admin/voices/:name/clips', {
    params: { name },
    form: { audio, text, manner, keep: keep ? 'true' : 'false' },
    ...(signal && { signal }),
  });
}

/** Keeps a good recording as it was heard. The server judges it once more. */
export function useKeepClip(
  name: string,
  text: Pick<ScriptText, 'text' | 'manner'>,
  onKept: (score: number) => void,
) {
  return useMutation({
    mutationFn: (judged: Judged) => sendClip(name, text, { sound: soundOf(judged), keep: true }),
    onSuccess: ({ isKept, score }) => isKept && onKept(score),
  });
}

export function useRemoveClip(
  name: string,
  { text, manner }: Pick<ScriptText, 'text' | 'manner'>,
  { onRemoved, onDone }: { onRemoved: () => void; onDone: () => void },
) {
  return useMutation({
    mutationFn: () =>
      call('DELETE /api/admin/voices/:name/clips', { params: { name }, body: { text, manner } }),
    onSuccess: ({ message }) => {
      toast({ title: message });
      onRemoved();
    },
    onError: (error) =>
      toast({ title: errorText(error, 'The recording could not be deleted.'), tone: 'problem' }),
    onSettled: onDone,
  });
}

/** What learners hear of a kept recording: asked for anew, because it may be another one now. */
export const loadKept = (name: string, { text, manner }: Pick<ScriptText, 'text' | 'manner'>) =>
  call('POST /api/text-to-speech', { body: { text, manner, voiceOptions: { voiceName: name } } });

/** The sound of an answer, as a file. */
export function soundOf({ sound = '' }: Judged): Blob {
  const bytes = Uint8Array.from(atob(sound), (character) => character.charCodeAt(0));
  const isOgg = sound.startsWith(btoa('Ogg'));
  return new Blob([bytes], { type: isOgg ? 'audio/ogg' : 'audio/wav' });
}
