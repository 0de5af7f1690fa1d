/** A request with a take whose recording is empty: for tests without speech threads. */
export async function takeForm(headers: Record<string, string>) {
  const body = new FormData();
  body.append('phrase', 'Hello there.');
  body.append('audio', new Blob([new Uint8Array(64)], { type: 'audio/webm' }), 'recording.webm');
  const request = new Request('http://localhost', { method: 'POST', body });
  return {
    method: 'POST',
    url: '/api/analyze-audio-pronunciation',
    headers: { ...headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  } as const;
}
