import { useTranslation } from 'react-i18next'
import type { Block } from '../proposal'
import classes from './editor.module.css'
import { ImageField } from './image_field'
import { ItemFields } from './item_fields'
import { PlaceholderInput } from './placeholder_input'
import { PriceLines, type PriceLinesProps } from './price_lines'
import { RichField } from './rich_field'

export interface BlockFieldsProps {
  block: Block
  /** Where the picture of the saved block can be seen. */
  imageAddress: string | undefined
  prices: PriceLinesProps
  onEdit: (part: Partial<Block>) => void
}

/** The fields of a block: what its kind shows. */
export function BlockFields({ block, imageAddress, prices, onEdit }: BlockFieldsProps) {
  const { t } = useTranslation('proposals')
  const { kind } = block
  const hasImage = kind === 'cover' || kind === 'image'
  const label = kind === 'image' ? 'caption' : kind === 'cover' ? 'cover_title' : 'heading'
  return (
    <div className={classes.fields}>
      {hasImage && (
        <ImageField
          image={block.image}
          address={imageAddress}
          onChange={(image) => onEdit({ image })}
        />
      )}
      <PlaceholderInput
        label={t(`block.${label}`)}
        description={kind === 'image' ? t('block.caption_help') : undefined}
        value={block.heading}
        onChange={(heading) => onEdit({ heading })}
      />
      {kind !== 'image' && (
        <RichField
          label={t(kind === 'cover' ? 'block.subtitle' : 'editor.text')}
          minRows={kind === 'text' || kind === 'terms' ? 4 : 2}
          value={block.text}
          onChange={(text) => onEdit({ text })}
        />
      )}
      {(kind === 'scope' || kind === 'timeline') && (
        <ItemFields block={block} onChange={(items) => onEdit({ items })} />
      )}
      {kind === 'prices' && <PriceLines key={prices.currency} {...prices} />}
    </div>
  )
}
