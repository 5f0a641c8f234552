/** The values of a field that holds several, as texts; none where it holds no list. */
export const asList = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
