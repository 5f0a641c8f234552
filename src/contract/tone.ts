/** What something means for whoever reads it, which its colour tells beside a sign or a word. */
export type Tone = 'good' | 'bad' | 'care' | 'late' | 'open' | 'plain'
