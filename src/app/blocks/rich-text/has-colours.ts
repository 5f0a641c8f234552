/** Whether somebody chose colours: they were chosen on paper, and are shown on it. */
export const hasColours = (html: string): boolean => /style\s*=[^>]*(color|background)/i.test(html)
