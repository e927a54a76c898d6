import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small file system in memory: it can be full, and it can be read-only. Needs the right to mount one. */
export class OwnDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'kontor-disk-'))
  readonly isMounted: boolean

  /** @param size as mount takes it, such as `64m` */
  constructor(size: string) {
    this.isMounted = mount('-t', 'tmpfs', '-o', `size=${size}`, 'none', this.folder)
  }

  /** Writes until nothing more fits. */
  fill() {
    const piece = Buffer.alloc(64 * 1024)
    try {
      for (let i = 0; ; i++) writeFileSync(join(this.folder, `filler-${i}`), piece)
    } catch {
      // The last piece did not fit.
    }
  }

  /** Takes away what fill has written. */
  free() {
    spawnSync('sh', ['-c', 'rm -f filler-*'], { cwd: this.folder })
  }

  /** Nothing more can be opened for writing. Open files stay open, as on a disk that fails. */
  protect() {
    mount('--bind', this.folder, this.folder)
    mount('-o', 'remount,bind,ro', this.folder)
  }

  unprotect() {
    spawnSync('umount', ['--lazy', this.folder])
  }

  remove() {
    while (spawnSync('umount', ['--lazy', this.folder]).status === 0);
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const mount = (...args: string[]) => spawnSync('mount', args).status === 0
