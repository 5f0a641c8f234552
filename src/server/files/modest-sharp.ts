import sharp from 'sharp'

// Pictures are all different: keeping decoded ones would only cost memory.
sharp.cache(false)
sharp.concurrency(1)

/** The library that reads pictures, one at a time and without a memory. */
export { sharp }
