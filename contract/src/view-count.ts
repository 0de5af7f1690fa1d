/** Read alike in the page that the server writes and on the screens. */
export function viewCountText(views: number): string {
  return `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;
}
