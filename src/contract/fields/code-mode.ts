/** What code can be written in. JSON is written as the JavaScript it is a part of. */
export const codeModes = ['css', 'javascript', 'html', 'java', 'python', 'sql', 'shell', 'markdown'] as const
export type CodeMode = (typeof codeModes)[number]
