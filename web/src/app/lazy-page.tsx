import { type ComponentType, createElement, lazy } from 'react';

export type LazyPage = { Component: ComponentType; preload: () => Promise<unknown> };

type PageModule = { default: ComponentType };

/** A screen in its own chunk. Once preloaded it renders at once, without a loading state. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<PageModule> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Lazy = lazy(preload);
  return { Component: () => createElement(loaded ?? Lazy), preload };
}
