/** The seed of the kindergarten that is shipped. */
export const demoSeed = 20_260_901
