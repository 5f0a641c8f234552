import given from 'react-signature-canvas'

/** The pad. It is an old module: what is imported from it is either the class itself or an object that holds it, as the bundler likes. */
export const SignatureCanvas: typeof given = 'default' in given ? (given.default as typeof given) : given
