import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Page } from '@/components/page/page'
import { useClientTax } from '@/features/documents/tax/use_client_tax'
import { settledChoice } from '../paper/choice'
import { ProposalPaper } from '../paper/proposal_paper'
import type { Proposal } from '../proposal'
import { BlockList } from './block_list'
import classes from './editor.module.css'
import type { EditorValues } from './editor_values'
import { HeadFields } from './head_fields'
import { SaveNote } from './save_note'
import { useAutosave } from './use_autosave'
import { useBlocks } from './use_blocks'

const SIDES = ['write', 'preview'] as const

/** Writes a draft block by block, beside it the page as its client will read it. */
export function ProposalEditor({ proposal, taxRate }: { proposal: Proposal; taxRate: string }) {
  const { t } = useTranslation('proposals')
  const navigate = useNavigate()
  const autosave = useAutosave(proposal, taxRate)
  const { values, setValues, saved, save, state } = autosave
  const tax = useClientTax({ clientId: values.clientId }, taxRate)
  const blocks = useBlocks(setValues)
  const [side, setSide] = useState<string>('write')
  const [isLeaving, setIsLeaving] = useState(false)
  const edit = (part: Partial<EditorValues>) => setValues((before) => ({ ...before, ...part }))
  const finish = async () => {
    setIsLeaving(true)
    const isSaved = await save()
    setIsLeaving(false)
    if (isSaved) navigate(`/view/proposals/${proposal._id}`)
  }
  return (
    <Page
      title={values.title || t('view.draft')}
      context={state === 'failed' ? undefined : <SaveNote {...autosave} />}
      back={{ to: '/proposal', label: t('list.title') }}
      action={
        <Button loading={isLeaving} onClick={() => void finish()}>
          {t('editor.finish')}
        </Button>
      }
    >
      {state === 'failed' && <SaveNote {...autosave} />}
      <SegmentedControl
        className={classes.sides}
        fullWidth
        aria-label={t('editor.side')}
        data={SIDES.map((value) => ({ value, label: t(`editor.${value}`) }))}
        value={side}
        onChange={setSide}
      />
      <div className={classes.columns} data-side={side}>
        <div className={classes.write}>
          <HeadFields values={values} tax={tax} onEdit={edit} />
          <BlockList values={values} saved={saved} tax={tax} blocks={blocks} onEdit={edit} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
        <section className={classes.preview} aria-label={t('editor.preview')} tabIndex={0}>
          <ProposalPaper paper={saved.page} choice={settledChoice(saved.page)} level={2} />
        </section>
      </div>
    </Page>
  )
}
