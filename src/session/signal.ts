/** Who wants to hear of something, told in the order of asking. */
export function openSignal<News extends readonly unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>();
  return {
    tell(...news: News): void {
      for (const listener of listeners) listener(...news);
    },
    /** Answers with the way to stop it. */
    subscribe(listener: (...news: News) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
