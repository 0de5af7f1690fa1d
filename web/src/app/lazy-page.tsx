import { type ComponentType, createElement, lazy } from 'react';

export type LazyPage = { Component: ComponentType; preload: () => Promise<unknown> };

type PageModule = { default: ComponentType };

/** A screen in its own chunk. Once preloaded it renders at once, without a loading state. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<PageModule> | undefined;
  // React keeps the failure of a lazy component, also when the connection is back.
  const forget = () => {
    Lazy = lazy(preload);
  };
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        window.addEventListener('online', forget, { once: true });
        throw error;
      },
    );
    return loading;
  };
  let Lazy = lazy(preload);
  return { Component: () => createElement(loaded ?? Lazy), preload };
}
