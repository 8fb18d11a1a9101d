import * as v from 'valibot'

const Id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80))
const Text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength))

const ShopMessage = v.object({
  type: v.picklist(['ebook.granted', 'ebook.revoked']),
  data: v.object({
    order: Text(100),
    customer: v.union([
      v.object({ subject: Text(255) }),
      v.object({ email: v.pipe(Text(254), v.includes('@')) }),
    ]),
    books: v.pipe(
      v.array(
        v.object({
          id: Id,
          title: Text(200),
          place: v.optional(
            v.nullable(v.pipe(v.string(), v.regex(/^\/destinations\/[a-z0-9/-]{1,180}$/))),
            null,
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
})

/** Granted or revoked eBooks (docs/contracts.md, the shop). */
export type ShopMessage = v.InferOutput<typeof ShopMessage>

const AnyMessage = v.object({ type: v.string() })

/** Parses a shop message: `other` for kinds that are not about eBooks, null for anything invalid. */
export function parseShopMessage(json: unknown): ShopMessage | 'other' | null {
  const parsed = v.safeParse(ShopMessage, json)
  if (parsed.success) return parsed.output
  const other = v.safeParse(AnyMessage, json)
  return other.success && !other.output.type.startsWith('ebook.') ? 'other' : null
}

/** Whether a text is a valid eBook ID, which is also the name of its file. */
export const isBookId = (text: string): boolean => v.is(Id, text)
