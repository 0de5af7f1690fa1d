import { ButtonSpecimens, FormSpecimens, LinkSpecimens } from './specimens-controls.tsx';
import { DrawnSpecimens, FigureSpecimens, TypeSpecimens } from './specimens-drawn.tsx';
import { OverlaySpecimens, StateSpecimens } from './specimens-overlays.tsx';

/** Every primitive in every state, light and dark side by side. Not part of the product. */
export default function GalleryPage() {
  return (
    <div className="grid gap-px bg-line-strong lg:grid-cols-2">
      <Column theme="light" />
      <Column theme="dark" />
    </div>
  );
}

function Column({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div
      data-theme={theme}
      className="grid min-w-0 content-start gap-10 bg-paper p-5 text-ink md:p-8"
    >
      <h1>Interface, {theme}</h1>
      <TypeSpecimens />
      <ButtonSpecimens />
      <LinkSpecimens />
      <FormSpecimens />
      <StateSpecimens />
      <DrawnSpecimens />
      <FigureSpecimens />
      <OverlaySpecimens />
    </div>
  );
}
