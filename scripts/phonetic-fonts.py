#!/usr/bin/env python3
"""
Makes the fonts of phonetic signs in web/src/styles/fonts from those of the npm packages:

    python3 scripts/phonetic-fonts.py

Run it after a change of the signs (the unicode-range in web/src/styles/fonts.css, which it reads) or of
the packages, and commit what it wrote. It needs fonttools 4.38 or newer and brotli; Debian has them as
`fonttools` and `python3-brotli`.

The packages spread the signs over two files each, with all of extended Latin and all of Greek, which is
61 kB for a θ and a ə. A subset is a modified version under the Open Font License, and “Source” is a
reserved name, so both get a name of their own.
"""

import re
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules/@fontsource-variable"
STYLES = ROOT / "web/src/styles"

FONTS = {"brygada-1918": "Saywell Phonetic Serif", "source-sans-3": "Saywell Phonetic Sans"}
COPYRIGHT, LICENSE_ADDRESS = 0, 14
LICENSE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."


def signs_of(family):
    """The code points for which fonts.css sends the browser to this family."""
    css = (STYLES / "fonts.css").read_text(encoding="utf-8")
    faces = [face for face in css.split("@font-face") if f"font-family: '{family}'" in face]
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", faces[0])
    return [
        code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)
    ]


def part(package, script, codes):
    """What one file of a package has of the signs."""
    font = TTFont(PACKAGES / package / f"files/{package}-{script}-wght-normal.woff2")
    font.recalcTimestamp = False
    options = Options()
    options.layout_features = ["kern"]
    options.name_IDs = ["*"]
    # Widths at each weight are in gvar too; named weights and the like are for menus.
    options.drop_tables += ["HVAR", "MVAR", "STAT", "BASE"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.ensureDecompiled()
    return font


def add(font, other):
    """Copies every sign of the other file, which is of the same design and has the same axis."""
    for table in ("fvar", "avar"):
        assert axis(font, table) == axis(other, table), f"The files differ in {table}"
    for code, name in other.getBestCmap().items():
        glyph = other["glyf"][name]
        assert not glyph.isComposite(), f"{name} is made of other glyphs"
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"].glyphs[name] = deepcopy(glyph)
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        font["gvar"].variations[name] = deepcopy(other["gvar"].variations[name])
        for table in font["cmap"].tables:
            table.cmap[code] = name


def axis(font, table):
    if table == "avar":
        return font["avar"].segments
    return [(a.axisTag, a.minValue, a.defaultValue, a.maxValue) for a in font["fvar"].axes]


def rename(font, family):
    names = font["name"]
    kept = {number: names.getDebugName(number) for number in (COPYRIGHT, LICENSE_ADDRESS)}
    version = names.getDebugName(5)
    names.names = []
    font["fvar"].instances = []
    compact = family.replace(" ", "")
    texts = {1: family, 2: "Regular", 3: f"{compact};{version}", 4: family, 5: version, 6: compact}
    for number, text in sorted({**texts, 13: LICENSE, **kept}.items()):
        names.setName(text, number, 3, 1, 0x409)
    font["fvar"].axes[0].axisNameID = 256
    names.setName("Weight", 256, 3, 1, 0x409)


for package, family in FONTS.items():
    codes = signs_of(family)
    font = part(package, "latin-ext", codes)
    add(font, part(package, "greek", codes))
    rename(font, family)
    font.flavor = "woff2"
    file = STYLES / "fonts" / f"{family.lower().replace(' ', '-')}.woff2"
    font.save(file)
    missing = [chr(code) for code in codes if code not in font.getBestCmap()]
    print(f"{file.relative_to(ROOT)}: {len(codes)} signs, {file.stat().st_size} bytes", *missing)
    if missing:
        raise SystemExit(f"{package} has no sign for these; take them out of its unicode-range")
