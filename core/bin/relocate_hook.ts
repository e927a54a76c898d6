import type { Bundler, CodeGen, DevServer, TestRunner } from '@adonisjs/assembler'

/** The assembler looks for its entry points in bin/; ours live in core/bin/. */
export default function relocate(parent: DevServer | TestRunner | Bundler | CodeGen) {
  if ('scriptFile' in parent) parent.scriptFile = parent.scriptFile.replace(/^bin\//, 'core/bin/')
}
