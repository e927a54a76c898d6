/** Options of Node for the server. */
export const SERVER_FLAGS = [
  // The framework trips a harmless warning of Node 26 (tracePromise), which would be the operator's first sight.
  '--disable-warning=Warning',
  // V8 lets garbage pile up to four times what is in use. With a third more and smaller halves for new objects the
  // server stays 40 to 80 MB smaller and takes a few percent more processor time.
  '--heap-growing-percent=30',
  '--max-semi-space-size=8',
]

/**
 * Settings of glibc's malloc(3) for the server; other systems ignore them. By default each thread gets an arena of its
 * own, and memory that a large request used stays with the process: after a thousand bodies of 250 KB that was 100 MB.
 * Set here, blocks of 64 KB and more go back to the system when they are freed.
 */
export const ALLOCATOR_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
