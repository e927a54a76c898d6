import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../section'
import { LineEditor, type LineEditorProps } from './line_editor'

interface LineListProps extends LineEditorProps {
  /** Explanation of the keys, if they do more than usual. */
  help?: string
  /** At the right of the title. */
  action?: ReactNode
  /** Settings for all lines, below them. */
  children?: ReactNode
}

/** The lines of a document, in a card of their own. */
export function LineList({ help, action, children, ...editor }: LineListProps) {
  const { t } = useTranslation('document')
  return (
    <Section title={t('form.lines')} help={help ?? t('form.lines_help')} action={action}>
      <LineEditor {...editor} />
      {children}
    </Section>
  )
}
