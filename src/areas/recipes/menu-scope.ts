/** Scope key of a menu, which its meals follow. Before it is first published, which gives it version 1, it is for those alone who see every menu. */
export const menuScope = (version: number | null | undefined): string => ((version ?? 0) > 0 ? 'all' : 'unpublished')
