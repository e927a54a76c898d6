/** The package brings no types. */
declare module 'heic-decode' {
  interface Decoded {
    width: number
    height: number
    /** RGBA. */
    data: Uint8ClampedArray
  }

  const decode: {
    /** The pictures in a file with their sizes; none is decoded yet. */
    all(file: {
      buffer: Uint8Array
    }): Promise<{ width: number; height: number; decode: () => Promise<Decoded> }[]>
  }
  export default decode
}
