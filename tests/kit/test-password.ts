/** Everybody's password in a house a test opens. */
export const testPassword = 'Test-pass-1'
